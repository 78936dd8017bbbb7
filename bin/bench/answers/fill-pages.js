/** Runs in the browser (print.ts), as plain JavaScript. */
globalThis.fillPages = fillPages;

/**
 * Fills pages with the blocks of layout.ts, draws them, and resolves to the words of each page. Parts begin a page of
 * their own.
 */
async function fillPages({ blocks, runningTitle }) {
  let main = addPage();
  // Fonts are fetched when their letters are there: only then are heights what they will be.
  main.innerHTML = blocks
    .map((block) => (block.kind === 'table' ? `<table>${block.head}${block.rows.join('')}</table>` : block.html))
    .join('');
  await document.fonts.ready;
  main.innerHTML = '';

  let isKept = false;
  for (const block of blocks) {
    if (block.kind === 'part') startPage();
    if (block.kind === 'table') addTable(block.head, block.rows);
    else addWhole(block.html);
    isKept = block.kind === 'clause';
  }
  return [...document.querySelectorAll('main')].map((one) => one.innerText);

  function addPage() {
    const number = document.querySelectorAll('.page').length + 1;
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div class="page"><header></header><main></main><footer>${number}</footer></div>`,
    );
    const added = document.querySelector('.page:last-child');
    added.querySelector('header').textContent = runningTitle;
    return added.querySelector('main');
  }

  function startPage() {
    if (main.childElementCount > 0) main = addPage();
  }

  function isTooFull() {
    return main.scrollHeight > main.clientHeight;
  }

  /** A heading goes with what follows it. */
  function turnPage() {
    const heading = isKept ? main.lastElementChild : null;
    main = addPage();
    if (heading) main.append(heading);
  }

  function addWhole(html) {
    main.insertAdjacentHTML('beforeend', html);
    if (!isTooFull()) return;
    main.lastElementChild.remove();
    turnPage();
    main.insertAdjacentHTML('beforeend', html);
  }

  function addTable(head, rows) {
    let table = beginTable(head);
    for (const row of rows) {
      table.insertAdjacentHTML('beforeend', row);
      if (!isTooFull()) continue;
      const hasRows = table.rows.length > 2;
      table.rows[table.rows.length - 1].remove();
      if (!hasRows) table.remove();
      isKept = isKept && !hasRows;
      turnPage();
      table = beginTable(head);
      table.insertAdjacentHTML('beforeend', row);
    }
  }

  function beginTable(head) {
    main.insertAdjacentHTML('beforeend', `<table>${head}</table>`);
    return main.lastElementChild;
  }
}
