import type { RouteObject } from 'react-router';
import type { PartnerKind } from '../features/partners/kinds';
import { KINDS, PARTNER_KINDS } from '../features/partners/kinds';

const screensOf = (kind: PartnerKind): [string, RouteObject[]] => {
  const { path } = KINDS[kind];
  const list = async () => {
    const { PartnersPage } = await import('../pages/manage/partners/partners-page');
    return { Component: () => <PartnersPage key={kind} kind={kind} /> };
  };
  const one = async () => {
    const { PartnerPage } = await import('../pages/manage/partners/partner-page');
    return { Component: () => <PartnerPage key={kind} kind={kind} /> };
  };
  return [
    path,
    [
      { path, lazy: list },
      { path: `${path}/:partnerId`, lazy: one },
    ],
  ];
};

/** The screens of partners: the staff's of each kind, and everybody's own profile. */
export const PARTNER_SCREENS: Readonly<Record<string, RouteObject[]>> = {
  ...Object.fromEntries(PARTNER_KINDS.map(screensOf)),
  'manage/treaties': [
    {
      path: 'manage/treaties',
      lazy: async () => ({
        Component: (await import('../pages/treaties/treaties-page')).TreatiesPage,
      }),
    },
  ],
  cessions: [
    {
      path: 'cessions',
      lazy: async () => ({
        Component: (await import('../pages/treaties/cessions-page')).CessionsPage,
      }),
    },
  ],
  'manage/profile': [
    {
      path: 'manage/profile',
      lazy: async () => ({
        Component: (await import('../pages/manage/partners/partner-page')).OwnPartnerPage,
      }),
    },
  ],
};
