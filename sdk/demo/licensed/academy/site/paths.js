// Adds a button under each drawing that pauses and resumes it. With reduced motion, drawings start
// paused.
(() => {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const figure of document.querySelectorAll('figure.path')) {
    const svg = figure.querySelector('svg');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'play';
    let running = !still;
    const show = () => {
      if (running) svg.unpauseAnimations();
      else svg.pauseAnimations();
      button.textContent = running ? 'Pause' : 'Play';
    };
    button.addEventListener('click', () => {
      running = !running;
      show();
    });
    if (still) svg.setCurrentTime(2);
    show();
    figure.append(button);
  }
})();
