### Термины игры: фазы (в заголовке хода, после имени игрока) и зоны (заголовки).

phase-start = начало хода
phase-action = фаза действий
phase-treasure = фаза покупок: сокровища
phase-buy = фаза покупок
zone-supply = Резерв
zone-island = Планшет Острова
zone-native-village = Планшет Местной деревни
zone-log = Журнал
# tokens, counted: "2 victory tokens"
token-victory = { $n ->
    [one] { $n } жетон победы
    [few] { $n } жетона победы
   *[other] { $n } жетонов победы
}
token-pirate-ship = { $n ->
    [one] { $n } пиратский жетон
    [few] { $n } пиратских жетона
   *[other] { $n } пиратских жетонов
}
token-embargo = { $n ->
    [one] { $n } жетон эмбарго
    [few] { $n } жетона эмбарго
   *[other] { $n } жетонов эмбарго
}
token-trade-route = { $n ->
    [one] { $n } торговый жетон
    [few] { $n } торговых жетона
   *[other] { $n } торговых жетонов
}
