import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import {
  getOwnPremium,
  type OwnPremium,
  type Subscription,
  setRenewal,
} from '../../../../../contract/own/premium.ts';
import { premiumQuery } from '../../../../calls/premium.ts';
import { pollInterval } from '../../../../calls/retries.ts';
import { sendRequest } from '../../../../calls/send-request.ts';
import { defineChange, ownQuery } from '../../../../features/changes/own-query.ts';
import { useOwnChange } from '../../../../features/changes/use-own-change.ts';
import { useCustomLists } from '../../../../features/lists/use-custom-lists.ts';
import { texts } from '../../../../languages/texts.ts';
import { OWN_PAGE_PATH } from '../../../../lib/navigation/path.ts';
import { useUser } from '../../../../session/use-user.ts';
import { PrimaryButton } from '../../../../ui/buttons/primary-button.tsx';
import { SecondaryButton } from '../../../../ui/buttons/secondary-button.tsx';
import { Icon } from '../../../../ui/icons.tsx';
import invitation from '../../../../ui/messages/invitation.module.css';
import { SectionBody } from '../../../../ui/messages/section-body.tsx';
import cards from '../../../../ui/rows/cards.module.css';
import cells from '../../../../ui/rows/cells.module.css';
import type { Section } from '../../section.ts';
import { LISTS_PATH } from '../lists/lists-path.ts';
import { Benefits } from './benefits.tsx';
import styles from './premium-section.module.css';
import { usePayment } from './use-payment.ts';

/** 'Premium': its end, its subscription, and a gift. */
export const premiumSection: Section = {
  path: 'premium',
  heading: texts.sections.premium,
  icon: 'spark',
  Screen: Premium,
};

const renewal = defineChange<OwnPremium, typeof setRenewal>({
  call: setRenewal,
  aboutOf: () => 'renewal',
  apply: (premium, { isOn }) => ({
    ...premium,
    // All are stopped; the one with the latest end is resumed.
    subscriptions: premium.subscriptions.map((one, index) =>
      isOn && index > 0 ? one : { ...one, state: isOn ? 'active' : 'canceled' },
    ),
  }),
  refused: texts.ownPage.premium.refused,
});

function ownPremiumQuery(userId: string) {
  return ownQuery(userId, {
    key: ['premium'],
    fetch: (signal) => sendRequest(getOwnPremium, { signal }),
    changes: [renewal],
  });
}

function Premium() {
  const { userId } = useUser();
  const payment = usePayment();
  const query = useQuery({
    ...ownPremiumQuery(userId),
    // The bot learns of a payment a moment after the messenger closes the invoice.
    refetchInterval: (query) => pollInterval(query, payment.isArriving && 1000),
  });
  useShownEverywhere(userId, query.data?.isPremium);
  return (
    <SectionBody query={query} rows={1}>
      {(premium) => (
        <div className={cards['page']}>
          <div className={styles['lead']}>
            <span className={invitation['icon']}>
              <Icon name="spark" size={32} />
            </span>
            <p>{standingText(premium)}</p>
          </div>
          <Benefits />
          {premium.isPremium && <FirstSteps />}
          <Subscription premium={premium} payment={payment} />
          <SecondaryButton busy={payment.busy} onPress={() => payment.run('gift')}>
            {texts.ownPage.premium.gift(premium.stars)}
          </SecondaryButton>
          <p className={cards['about']}>{texts.ownPage.premium.aboutGift}</p>
        </div>
      )}
    </SectionBody>
  );
}

/** Links to what Premium adds: custom lists and the filters. */
function FirstSteps() {
  const { lists } = useCustomLists();
  const { firstList, tryFilters } = texts.ownPage.premium;
  const steps = [
    [`${OWN_PAGE_PATH}/${LISTS_PATH}`, lists?.length ? texts.lists.yours : firstList],
    ['/premium-search', tryFilters],
  ] as const;
  return (
    <ul className={cells['cells']}>
      {steps.map(([path, label]) => (
        <li key={path}>
          <Link to={path} className={cells['cell'] ?? ''}>
            <span>{label}</span>
            <Icon name="chevron" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type SubscriptionProps = { premium: OwnPremium; payment: ReturnType<typeof usePayment> };

function Subscription({ premium, payment }: SubscriptionProps) {
  const { userId } = useUser();
  const change = useOwnChange(ownPremiumQuery(userId), renewal);
  const { subscriptions, stars, isPremium, until } = premium;
  if (subscriptions.length === 0) {
    if (isPremium && until === null) return null;
    return (
      <>
        <PrimaryButton busy={payment.busy} onPress={() => payment.run('subscription')}>
          {texts.ownPage.premium.subscribe(stars)}
        </PrimaryButton>
        <p className={cards['about']}>{texts.ownPage.premium.aboutRenewal}</p>
      </>
    );
  }
  const renews = subscriptions.some(({ state }) => state !== 'canceled');
  return (
    <>
      {subscriptions.map((one) => (
        <p key={`${one.expiresAt} ${one.state}`}>{renewalText(one)}</p>
      ))}
      <SecondaryButton onPress={() => change({ isOn: !renews })}>
        {renews ? texts.ownPage.premium.stop : texts.ownPage.premium.resume}
      </SecondaryButton>
    </>
  );
}

/** Updates the rest of the app as soon as this section knows that the person is premium. */
function useShownEverywhere(userId: string, isPremium: boolean | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    const { queryKey } = premiumQuery(userId);
    if (isPremium !== undefined && queries.getQueryData(queryKey) !== isPremium)
      void queries.invalidateQueries({ queryKey });
  }, [queries, userId, isPremium]);
}

/** The date until which somebody is premium; to others, what Premium is good for. */
function standingText({ isPremium, until }: OwnPremium): string {
  if (!isPremium) return texts.ownPage.premium.offer;
  return until === null ? texts.ownPage.premium.endless : texts.ownPage.premium.until(until);
}

/** When a subscription renews itself, or ends. */
function renewalText({ state, expiresAt, stars }: Subscription): string {
  if (state === 'active') return texts.ownPage.premium.renews(expiresAt, stars);
  return state === 'canceled'
    ? texts.ownPage.premium.ends(expiresAt)
    : texts.ownPage.premium.renewalFailed(expiresAt);
}
