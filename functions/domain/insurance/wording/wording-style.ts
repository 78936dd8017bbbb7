/** How policy wordings look: paper, ink, one accent, hairlines; what is not insured is marked at its side. */
export const wordingStyle = `
@page{size:210mm 297mm;margin:23mm 24mm 21mm;
 @top-left{font:400 8pt/1 w,sans-serif;color:#5e5b55;text-rendering:geometricPrecision}@top-right{font:400 8pt/1 w,sans-serif;color:#5e5b55;text-rendering:geometricPrecision}
 @bottom-left{font:400 8pt/1 w,sans-serif;color:#5e5b55;text-rendering:geometricPrecision}@bottom-right{font:400 8pt/1 w,sans-serif;color:#5e5b55;text-rendering:geometricPrecision}}
@page:first{margin-top:18mm;@top-left{content:none}@top-right{content:none}}
*{margin:0;padding:0;box-sizing:border-box}
body{font:400 9.5pt/1.55 w,sans-serif;color:#16181d;text-rendering:geometricPrecision;-webkit-print-color-adjust:exact;overflow-wrap:break-word}
:is(:lang(th),:lang(ar)) body{line-height:1.7}
b,strong,th,h1,h2,h3,h4,.insurer{font-weight:700}
em{font-style:normal}
header{display:flex;justify-content:space-between;align-items:baseline;gap:8mm;padding-bottom:5mm;border-bottom:1.2pt solid #2b46e6;font-size:11pt}
.mark{color:#2b46e6}
h1{margin:9mm 0 5mm;font-size:25pt;line-height:1.25;letter-spacing:-.02em;max-width:150mm;text-wrap:balance}
:is(:lang(ar),:lang(th),:lang(zh)) h1{letter-spacing:0}
main>:is(p:first-child,h1:first-child+p){margin-top:6mm;padding:3mm 4mm;border-radius:2mm;background:#f4f2ec;color:#5e5b55;font-size:9pt}
h2{display:flex;gap:3.5mm;margin:7mm 0 2.2mm;font-size:13.5pt;line-height:1.35}
h3,h4{display:flex;gap:2.5mm;margin:4.4mm 0 1.2mm;font-size:10.5pt;line-height:1.45}
:lang(ar) :is(h2,h3,h4){padding-top:1mm}
.number{flex:none;color:#2b46e6}
h1,h2,h3,h4{break-inside:avoid}
:is(h1,h2,h3,h4),p:has(+:is(table,ul,ol)){break-after:avoid}
p,li,tr{break-inside:avoid;text-wrap:pretty}
li:first-child:not(:last-child),tbody tr:nth-child(-n+2){break-after:avoid}
li:last-child,tbody tr:nth-last-child(-n+2){break-before:avoid}
p+p,p+ul,p+ol,ul+p,ol+p{margin-top:2.2mm}
ul,ol{padding-inline-start:6mm}
li+li{margin-top:1.2mm}
li{padding-inline-start:1mm}
li::marker{color:#2b46e6}
table{width:100%;margin:3.5mm 0;border-collapse:collapse;break-inside:avoid;font-size:8.8pt;line-height:1.45}
th,td{padding:1.4mm 0;text-align:start;vertical-align:top;border-bottom:.6pt solid #d9d5cc}
th{border-bottom:1pt solid #16181d;color:#16181d}
:is(th,td)+:is(th,td){padding-inline-start:5mm}
:is(th,td)[align=right]{text-align:right;font-feature-settings:"tnum","kern"}
:is(th,td)[align=center]{text-align:center}
blockquote{padding-inline-start:4mm;border-inline-start:1pt solid #d9d5cc}
hr{margin:6mm 0;border:0;border-top:.6pt solid #d9d5cc}
code,pre{font:inherit;white-space:pre-wrap}
.exclusions{margin:7mm 0;padding:4mm 5mm;border-inline-start:2.4pt solid #b4541f;border-radius:1mm;background:#faf3ec;box-decoration-break:clone;-webkit-box-decoration-break:clone}
.exclusions h2{margin-top:0}
.exclusions .number,.exclusions li::marker{color:#9a4416}
.word{white-space:nowrap}
`;
