/** Style of a person in the chat. */
export const personCss = `
.chat .event{display:flex;align-items:center;gap:12px;max-width:none;width:100%}
.chat .event::before,.chat .event::after{content:"";flex:1;height:1px;background:var(--l)}
.person{display:flex;align-items:flex-end;gap:8px;max-width:94%;align-self:flex-start}
.person>div{min-width:0}
.person b{display:block;margin:0 4px 4px;font-size:.8125rem;font-weight:600;color:var(--s)}
.person .bubble{max-width:none;width:fit-content;white-space:pre-wrap;background:var(--t);box-shadow:none}
.visage{display:grid;place-items:center;flex:none;width:36px;height:36px;border-radius:50%;overflow:hidden;background:var(--b);color:var(--ob);font-size:.8125rem;font-weight:600}
.visage img{width:100%;height:100%;object-fit:cover}
.wait{padding:14px 16px;border:1px solid var(--l);border-radius:18px;background:var(--c);font-size:.9375rem}
.wait>p+p{margin-top:2px;color:var(--s)}
.wait>button{min-height:44px;color:var(--a);font-weight:600;text-decoration:underline;text-underline-offset:4px}
.wait form{margin-top:12px}
.wait .field:first-child{margin-top:0}
.wait .fill{margin-top:16px}
.wait [hidden]{display:none}
`;
