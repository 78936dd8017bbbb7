/** How invoices look: paper, ink, one accent, hairlines, and figures that stand under one another. */
export const invoiceStyle = `
@page{size:210mm 297mm;margin:0}
*{margin:0;padding:0;box-sizing:border-box}
body{width:210mm;height:297mm;padding:20mm 22mm 16mm;display:flex;flex-direction:column;
 font:400 10.5pt/1.55 i,sans-serif;color:#16181d;text-rendering:geometricPrecision;font-feature-settings:"tnum","kern";-webkit-print-color-adjust:exact}
b,h1,.first,.total{font-weight:700}
header{display:flex;justify-content:space-between;align-items:center;padding-bottom:9mm;border-bottom:1.2pt solid #2b46e6}
.brand{display:flex;align-items:center;gap:3.2mm;font-weight:700;font-size:15pt;letter-spacing:-.02em}
.brand svg{width:10.5mm;height:10.5mm;display:block}
h1{font-size:24pt;line-height:1.2;letter-spacing:-.02em}
:is(:lang(ar),:lang(th),:lang(zh),:lang(ja)) h1{letter-spacing:0}
.who{display:grid;grid-template-columns:1fr 84mm;gap:12mm;padding:12mm 0 14mm;align-items:start}
h2,dt,th,small,.notes,footer{color:#5e5b55}
h2,th{font-weight:400;font-size:9pt}
h2{margin-bottom:1.2mm}
.first{font-size:11.5pt}
bdi{overflow-wrap:anywhere}
.who dl{display:grid;grid-template-columns:auto auto;gap:1.6mm 6mm;justify-content:space-between}
dd{text-align:end;white-space:nowrap}
.who dt{font-size:9pt;line-height:1.75}
table{width:100%;border-collapse:collapse}
th{text-align:start;padding:0 0 2.2mm;border-bottom:.6pt solid #d9d5cc}
td{vertical-align:top;padding:4.5mm 0;border-bottom:.6pt solid #d9d5cc}
th:not(:first-child),td:not(:first-child){padding-inline-start:6mm;white-space:nowrap}
small{font-size:9pt}
.sum{text-align:end}
.end{display:grid;grid-template-columns:1fr 84mm;gap:12mm;padding-top:7mm;align-items:start}
.notes{font-size:9pt;line-height:1.6;display:grid;gap:3mm}
.sums dl{display:grid;grid-template-columns:1fr auto;gap:1.8mm 6mm}
.sums .total{margin-top:4mm;padding-top:4mm;border-top:1.2pt solid #16181d;font-size:15pt;line-height:1.4}
.total dt{color:inherit}
.paid{display:flex;align-items:center;justify-content:flex-end;gap:1.4mm;margin-top:2.5mm;color:#1c6b45;font-size:9.5pt}
.paid svg{width:3.8mm;height:3.8mm}
footer{margin-top:auto;padding-top:5mm;border-top:.6pt solid #d9d5cc;font-size:8.5pt;line-height:1.65}
footer b{color:#16181d}
`;
