"""The page's style sheet: light and dark mode, phone, desktop and print."""

from __future__ import annotations

from .sheet import DARK, PAPER, Colours


def _values(c: Colours, **more: str) -> str:
    named = {"ink": c.ink, "soft": c.soft, "faint": c.faint, "grid": c.grid, "paper": c.paper, **more}
    named |= {f"p{i}": colour for i, colour in enumerate(c.players)}
    return ";".join(f"--{name}:{value}" for name, value in named.items())


LAYOUT = """
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);
  font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif}
main,header,footer{max-width:1160px;margin:0 auto;padding:0 32px}
header{padding-top:44px}
footer{padding-top:8px;padding-bottom:48px;color:var(--soft);font-size:14px}
h1,h2,h3{font-family:Charter,"Bitstream Charter","Iowan Old Style","Palatino Linotype",Palatino,Georgia,serif;
  line-height:1.2;font-weight:600;overflow-wrap:anywhere;text-wrap:balance;margin:0}
h1{font-size:36px;letter-spacing:-.012em;max-width:28em}
h2{font-size:25px;margin:52px 0 16px;padding-top:16px;border-top:1px solid var(--grid)}
main>h2:first-child{margin-top:12px;border-top:0}
h3{font-size:19px}
p{margin:0;max-width:66ch;overflow-wrap:anywhere}
.lead{font-size:19px;margin-top:14px}
.kicker{color:var(--soft);font-size:14px;margin-bottom:10px}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(136px,1fr));gap:0 24px;margin:26px 0 0;
  padding:6px 0;border-top:1px solid var(--grid);border-bottom:1px solid var(--grid)}
.facts div{padding:8px 0}
dt{color:var(--soft);font-size:13px}
dd{margin:0;font-size:18px;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
dd small{display:block;font-size:13px;color:var(--soft)}
.pair{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:44px 52px;margin-top:36px}
h2+.pair{margin-top:0}
figure{margin:0;min-width:0;break-inside:avoid}
main>figure:first-child{margin-top:28px}
figcaption p{font-size:14px;line-height:1.45;color:var(--soft);margin-top:4px}
svg{display:block;width:100%;height:auto;margin-top:16px;overflow:visible;
  font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif;
  font-variant-numeric:tabular-nums}
svg.narrow{display:none}
svg .strip:hover{fill-opacity:.06}
a{color:inherit}
details{margin-top:12px}
summary{cursor:pointer;color:var(--link);font-size:14px;width:fit-content;max-width:100%;overflow-wrap:anywhere}
summary:focus-visible,.scroll:focus-visible{outline:2px solid var(--link);outline-offset:3px}
.scroll{overflow:auto;max-height:420px;margin-top:8px;border:1px solid var(--grid);border-radius:6px}
table{border-collapse:separate;border-spacing:0;font-size:13px;font-variant-numeric:tabular-nums;min-width:100%}
th,td{padding:4px 12px;text-align:right;white-space:nowrap;border-bottom:1px solid var(--grid);background:var(--paper)}
th{font-weight:600}
thead th{position:sticky;top:0;z-index:1;background:var(--sheet);max-width:220px;overflow:hidden;text-overflow:ellipsis}
th:first-child{position:sticky;left:0;text-align:left;max-width:210px;overflow:hidden;text-overflow:ellipsis}
thead th:first-child{z-index:2}
tbody tr:last-child>*{border-bottom:0}
.swatch{display:inline-block;width:22px;height:10px;margin:0 8px 1px 0;overflow:visible}
.kingdom{display:flex;flex-wrap:wrap;gap:8px;list-style:none;margin:0;padding:0}
.kingdom li{border:1px solid var(--grid);border-radius:999px;padding:3px 13px;font-size:15px;background:var(--sheet);
  overflow-wrap:anywhere;min-width:0}
.lists{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:32px 52px}
.lists>*{min-width:0}
pre{margin:12px 0 0;padding:14px 18px;background:var(--sheet);border-radius:6px;overflow:auto;tab-size:4;
  font:13.5px/1.6 ui-monospace,"Cascadia Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
.idea{color:var(--soft);margin-top:4px}
.game{margin-top:14px;border:1px solid var(--grid);border-radius:6px}
.game>summary{padding:12px 16px;font-size:16px;width:auto}
.game ol{list-style:none;margin:0;padding:4px 20px 20px;columns:2 360px;column-gap:52px;font-size:14px;line-height:1.5}
.game li{white-space:pre-wrap;overflow-wrap:anywhere}
.moment ol{columns:1}
.game li:first-child{margin-top:0!important}
.game .turn{font-weight:600;margin-top:12px;break-after:avoid}
.plain{margin:0;padding-left:20px;max-width:70ch}
.plain li{margin-bottom:6px;overflow-wrap:anywhere}
@media (max-width:980px){.pair{grid-template-columns:minmax(0,1fr);gap:44px}.pair svg.wide{max-width:700px}}
@media (max-width:560px){
  main,header,footer{padding-left:16px;padding-right:16px}
  header{padding-top:28px}
  h1{font-size:28px}h2{font-size:22px;margin-top:40px}.lead{font-size:17px}
  .facts{grid-template-columns:repeat(2,1fr)}
  svg.wide{display:none}svg.narrow{display:block}
  .game ol{padding:0 14px 16px}.game>summary{padding:12px 14px}
  summary{padding:6px 0}
}
@media print{
  body{font-size:11pt}
  main,header,footer{padding:0;max-width:none}
  h2,h2+p{break-after:avoid}
  .pair{grid-template-columns:repeat(2,minmax(0,1fr));gap:24px 32px}
  svg.wide{display:block}svg.narrow,.numbers{display:none}
  .game::details-content{content-visibility:visible;display:block;block-size:auto}
  .game{border:0}
  .game ol{columns:2;column-gap:28px;font-size:9.5pt;padding:4px 0 12px}
  pre{white-space:pre-wrap}
}
"""

STYLE = f"""
:root{{color-scheme:light dark;{_values(PAPER, sheet="#f6f5f1", link="#0067b8")}}}
@media screen and (prefers-color-scheme:dark){{:root{{{_values(DARK, sheet="#1c2025", link="#7fbcfa")}}}}}
{LAYOUT}"""
