/** Comfort where scripts run: totals follow the shipping choice, test cards fill the field. */
export const pageScript = `(function () {
  'use strict';
  function set(selector, text) {
    document.querySelectorAll(selector).forEach(function (node) { node.textContent = text; });
  }
  function update() {
    var chosen = document.querySelector('input[name=shipping_rate]:checked');
    if (!chosen) return;
    set('[data-total]:not(input), [data-amount=total], [data-pay]', chosen.dataset.total);
    set('[data-amount=shipping]', chosen.dataset.shipping);
    var tax = document.querySelector('[data-amount=tax]');
    if (tax && /\\d/.test(tax.textContent)) tax.textContent = chosen.dataset.tax;
  }
  document.addEventListener('change', update);
  document.querySelectorAll('[data-card]').forEach(function (button) { button.disabled = false; });
  document.addEventListener('click', function (event) {
    var button = event.target.closest('[data-card]');
    if (!button) return;
    document.getElementById('card_number').value = button.dataset.card;
    var byCard = document.querySelector('input[name=method][value=card]');
    if (byCard) byCard.checked = true;
  });
  var problem = document.querySelector('.problem');
  if (problem) problem.focus();
  update();
})();
`;
