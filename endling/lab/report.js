for (const table of document.querySelectorAll("table")) {
  const body = table.tBodies[0];
  table.tHead.addEventListener("click", (event) => {
    const head = event.target.closest("th");
    if (!head) return;
    const column = head.cellIndex;
    const down = head.dataset.down !== "1";
    for (const other of table.tHead.rows[0].cells) delete other.dataset.down;
    head.dataset.down = down ? "1" : "0";
    const value = (row) => row.cells[column].dataset.v;
    const order = (a, b) =>
      column === 0
        ? b.cells[0].textContent.localeCompare(a.cells[0].textContent)
        : value(a) - value(b);
    body.append(...[...body.rows].sort((a, b) => (down ? order(b, a) : order(a, b))));
  });
  const search = table.closest("section").querySelector("input[type=search]");
  search?.addEventListener("input", () => {
    for (const row of body.rows)
      row.hidden = !row.cells[0].textContent.toLowerCase().includes(search.value.toLowerCase());
  });
}
