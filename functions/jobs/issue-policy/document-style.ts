/** How documents of policies look: paper, ink, one accent, hairlines, and figures that stand under one another. */
export const documentStyle = `
@page{size:210mm 297mm;margin:16mm 20mm 20mm}
*{margin:0;padding:0;box-sizing:border-box}
body{font:400 9.5pt/1.5 i,sans-serif;color:#16181d;text-rendering:geometricPrecision;-webkit-print-color-adjust:exact}
b,h1,h2,.brand,dd,tfoot,.plate{font-weight:700}
bdi{overflow-wrap:anywhere}
p,dd,td small{text-wrap:pretty}
header{display:flex;justify-content:space-between;align-items:center;padding-bottom:4mm;border-bottom:1.2pt solid #2b46e6}
.brand{display:flex;align-items:center;gap:2.6mm;font-size:12pt}
.brand svg{width:8mm;height:8mm;display:block}
.number{font-size:10pt;color:#5e5b55}
h1{font-size:24pt;line-height:1.2;letter-spacing:-.02em;padding-top:6.5mm}
h1 small{display:block;font-size:10.5pt;font-weight:400;letter-spacing:0;color:#5e5b55;padding-top:1mm;text-align:start;unicode-bidi:isolate}
[dir=rtl] h1 small{text-align:right}
.product{font-size:11.5pt;color:#5e5b55;padding:1.2mm 0 6mm}
:is(:lang(ar),:lang(th),:lang(zh)) :is(h1,h2){letter-spacing:0}
:lang(th) :is(h1,h2,p,dd,td){line-height:1.6}
h2{font-size:11.5pt;letter-spacing:-.01em;padding-bottom:2mm}
section{padding-top:5mm;break-inside:auto}
section:last-child{break-inside:avoid}
h2,tr,.facts div,.whole{break-inside:avoid}
h2,tbody tr:first-child:not(:last-child){break-after:avoid}
.facts{display:grid;grid-template-columns:repeat(2,1fr);gap:0 10mm}
.facts div{padding:1.9mm 0;border-top:.6pt solid #d9d5cc;min-width:0}
dt,th,.soft,td small,.note{color:#5e5b55}
dt,th{font-weight:400;font-size:8pt}
dt small{display:inline;font-size:7pt}
dd{font-size:10pt;line-height:1.45}
dd small{display:block;font-weight:400;font-size:8.5pt;color:#5e5b55}
.wide{grid-column:1/-1}
table{width:100%;border-collapse:collapse}
th{text-align:start;padding:0 0 1.6mm}
td{vertical-align:top;padding:1.8mm 0;border-top:.6pt solid #d9d5cc}
td:not(:first-child),th:not(:first-child){padding-inline-start:6mm}
td small{display:block;font-size:8pt;line-height:1.45}
:lang(th) td{padding-block:1.4mm}
.sum{text-align:end;white-space:nowrap;font-feature-settings:"tnum","kern"}
[dir=rtl] body:not(:has(.certificate)) .sum{width:1%;text-align:right}
.off{color:#5e5b55}
th small{font-size:7pt}
.beside{display:grid;grid-template-columns:repeat(2,1fr);gap:0 10mm;break-inside:avoid}
.beside :is(td,th):not(:first-child){padding-inline-start:3.5mm}
.beside td{font-size:8.5pt}
:lang(th) .beside td:not(:first-child){padding-inline-start:2mm}
tfoot{display:table-row-group}
.price{break-inside:avoid}
tfoot td{font-size:11pt;padding-top:2.6mm}
tfoot tr:first-child td{border-top:1.2pt solid #16181d}
tfoot tr:not(:first-child) td{font-weight:400;font-size:9.5pt;border:0;padding-top:.8mm;color:#1c6b45}
.note{font-size:8.5pt;line-height:1.55}
.note+.note{padding-top:2mm}
.seal{margin-bottom:5mm;padding:3.4mm 5mm;border:1pt solid #2b46e6;border-radius:3mm;display:grid;gap:1mm}
.seal p{font-size:9.5pt}
.certificate section{padding-top:4.5mm}
:lang(th) .certificate,.certificate:has(tr:nth-child(7)){zoom:.86}
body:has(.certificate) h1{padding-top:6mm}
body:has(.certificate) .product{padding-bottom:4mm}
.certificate :is(td,.facts div){padding-block:1.5mm}
.certificate td small{display:inline;margin-inline-start:2.5mm}
.certificate tbody:has(tr:nth-child(5)){display:grid;grid-template-columns:repeat(2,1fr);gap:0 10mm}
.certificate tbody:has(tr:nth-child(5)) tr{display:flex;justify-content:space-between;border-top:.6pt solid #d9d5cc}
.certificate tbody:has(tr:nth-child(5)) td{border:0}
.certificate tbody:has(tr:nth-child(5)) small{display:block;margin:0}
.seal .en{font-size:8.5pt;color:#5e5b55;text-align:start;unicode-bidi:isolate}
[dir=rtl] .seal .en{text-align:right}
.plate{display:inline-block;margin:0 0 4mm;padding:1mm 5mm;border:1.4pt solid #16181d;border-radius:2mm;font-size:22pt;line-height:1.35;letter-spacing:.04em}
.plate:is(:lang(th)){letter-spacing:0}
.word{white-space:nowrap}
`;
