/** What mail programs with style sheets add: no margin, small screens, the dark. */
export const letterStyles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%;text-size-adjust:100%}
table{border-collapse:separate}
@media (max-width:520px){
.around{padding:0 !important}
.head{padding:18px 20px !important;border-radius:0 !important}
.sheet{padding:26px 20px 24px !important}
.foot{padding:18px 20px 24px !important;border-radius:0 !important}
.facts th,.facts td{display:block !important;width:auto !important}
.facts th{padding:10px 0 0 !important}
.facts td{padding:2px 0 10px !important;border-top:0 !important}
}
@media (prefers-color-scheme:dark){
body,.page{background:#0a1114 !important}
.sheet{background:#111c20 !important}
.head{background:#070c0e !important}
.foot{background:#0d171a !important}
.end{border-color:#24333a !important}
.text,.text strong{color:#f2f4ef !important}
.soft,.label{color:#9db0b3 !important}
.link{color:#35e8bd !important}
.facts,.facts th,.facts td{border-color:#24333a !important}
}
`.trim();
