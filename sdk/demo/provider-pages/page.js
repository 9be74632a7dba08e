// Optional conveniences: totals follow the shipping choice, and test cards fill the field.
(() => {
  function set(selector, text) {
    for (const node of document.querySelectorAll(selector)) node.textContent = text;
  }
  function update() {
    const chosen = document.querySelector('input[name=shipping_rate]:checked');
    if (!chosen) return;
    set('[data-total]:not(input), [data-amount=total], [data-pay]', chosen.dataset.total);
    set('[data-amount=shipping]', chosen.dataset.shipping);
    const tax = document.querySelector('[data-amount=tax]');
    if (tax && /\d/.test(tax.textContent)) tax.textContent = chosen.dataset.tax;
  }
  document.addEventListener('change', update);
  for (const button of document.querySelectorAll('[data-card]')) button.disabled = false;
  document.addEventListener('click', (event) => {
    const button = event.target.closest('[data-card]');
    if (!button) return;
    document.getElementById('card_number').value = button.dataset.card;
    const byCard = document.querySelector('input[name=method][value=card]');
    if (byCard) byCard.checked = true;
  });
  document.querySelector('.problem')?.focus();
  update();
})();
