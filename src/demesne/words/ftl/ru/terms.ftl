### Термины игры в заголовках: фазы и зоны.

phase-action = Фаза действий
phase-treasure = Фаза покупок: сокровища
phase-buy = Фаза покупок
zone-supply = Резерв
zone-log = Журнал
