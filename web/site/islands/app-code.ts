/** Draws the code that brings the app from a computer onto a phone. */
import { renderSVG } from 'uqr';

const figure = document.querySelector<HTMLElement>('[data-part=code]');
if (figure !== null) {
  const picture = new DOMParser().parseFromString(renderSVG(window.location.href, { border: 2 }), 'image/svg+xml');
  picture.documentElement.setAttribute('aria-hidden', 'true');
  figure.prepend(picture.documentElement);
  figure.hidden = false;
}
