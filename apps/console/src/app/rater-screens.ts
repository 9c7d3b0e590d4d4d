import type { RouteObject } from 'react-router';

/** The screens of the rater behind their navigation entries. */
export const RATER_SCREENS: Readonly<Record<string, RouteObject[]>> = {
  'manage/rater/books': [
    {
      path: 'manage/rater/books',
      lazy: async () => ({
        Component: (await import('../pages/manage/rater/rate-books-page')).RateBooksPage,
      }),
    },
    {
      path: 'manage/rater/books/:bookId/:tab?',
      lazy: async () => ({
        Component: (await import('../pages/manage/rater/rate-book-page')).RateBookPage,
      }),
    },
  ],
  'manage/rater/coverages': [
    {
      path: 'manage/rater/coverages',
      lazy: async () => ({
        Component: (await import('../pages/manage/rater/coverages-page')).CoveragesPage,
      }),
    },
  ],
  'manage/rater/presets': [
    {
      path: 'manage/rater/presets',
      lazy: async () => ({
        Component: (await import('../pages/manage/rater/presets-page')).PresetsPage,
      }),
    },
  ],
};
