import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadApp, openAppInMessenger } from '../../support/open-app.tsx';
import { title } from '../../support/title-fixtures.ts';

const ANSWERS = {
  'GET /api/get_top': [title(1)],
  'GET /api/get_list/*': [],
  'GET /api/content_in_list/1': { inList: false },
};
const CAN_ADD = {
  answers: {
    web_app_check_home_screen: ['home_screen_checked', { status: 'missed' }],
  } satisfies Record<string, [string, unknown]>,
};
const offer = () => screen.queryByRole('region', { name: 'Schermata Home' });

/** All is in view but the offer, until the returned function says that it is. */
function stubSight(): () => void {
  let see = () => {};
  class Observer {
    readonly #tell: (isIntersecting: boolean, target: Element) => void;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = (isIntersecting, target) =>
        tell(
          [{ target, isIntersecting } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
    }
    observe(target: Element) {
      const isOffer = target === offer();
      if (isOffer) see = () => this.#tell(true, target);
      setTimeout(() => this.#tell(!isOffer, target));
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return () => act(() => see());
}

const isSeen = () => localStorage.getItem('vetrina.home-screen') !== null;

afterEach(() => vi.unstubAllGlobals());

test('the home screen is offered once, if possible', async () => {
  const { user, host, unmount } = await openAppInMessenger('/', ANSWERS, CAN_ADD);
  await waitFor(() => expect(offer()).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Aggiungi' }));
  expect(host.paramsOf('web_app_add_to_home_screen')).toHaveLength(1);
  expect(offer()).toBeNull();
  unmount();
  await loadApp('/', ANSWERS);
  await screen.findByRole('region', { name: 'Titolo 1' });
  expect(offer()).toBeNull();
});

test('the home screen is offered until the offer has been seen, and then for that visit', async () => {
  const see = stubSight();
  const { host, user } = await openAppInMessenger('/', ANSWERS, CAN_ADD);
  await waitFor(() => expect(offer()).toBeInTheDocument());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isSeen(), 'out of the way').toBe(false);
  see();
  expect(isSeen()).toBe(true);

  await user.click(screen.getByRole('link', { name: 'Liste' }));
  await screen.findByRole('heading', { level: 1, name: 'Liste' });
  expect(offer()).toBeNull();
  act(() => history.back());
  await waitFor(() => expect(offer()).toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Non ora' }));
  expect(offer()).toBeNull();
  expect(host.paramsOf('web_app_check_home_screen')).toHaveLength(1);
  expect(host.paramsOf('web_app_add_to_home_screen')).toEqual([]);
});
