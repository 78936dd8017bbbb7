// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { partOf, showPart } from '../../../../../../web/app/areas/editor/preview/page-part.ts';

/** A page 800 px high whose offers stand where the test says. */
function openPage(offers: { top: number; bottom: number } | null) {
  document.body.innerHTML = offers ? '<section id="offers"></section>' : '';
  const section = document.getElementById('offers');
  if (section && offers) section.getBoundingClientRect = () => ({ ...new DOMRect(), ...offers });
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(800);
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1_000);
  return scrollTo;
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('the part that is edited', () => {
  it('is the one that the nearest element around the field names', () => {
    document.body.innerHTML = '<div data-part="top"><p data-part="about"><input id="a" /></p><input id="b" /></div>';
    const named = ['a', 'b'].map((id) => partOf(document.getElementById(id) ?? document.body));
    expect(named).toEqual(['about', 'top']);
  });

  it('is none outside of all parts', () => {
    expect(partOf(document.body)).toBeNull();
  });
});

describe('the preview', () => {
  it('goes to a part that is out of sight', () => {
    const scrollTo = openPage({ top: 2_000, bottom: 2_600 });
    showPart(window, 'offers');
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 2_976 }));
  });

  it('stays where the reader has scrolled to while the part is in sight', () => {
    const scrollTo = openPage({ top: -300, bottom: 500 });
    showPart(window, 'offers');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('stays where it is while the page has no such part yet', () => {
    const scrollTo = openPage(null);
    showPart(window, 'offers');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('goes back to the beginning of the page for who it is about', () => {
    const scrollTo = openPage(null);
    showPart(window, 'top');
    expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  });
});
