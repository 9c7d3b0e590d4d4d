import type { ReactNode } from 'react';

// Drawn on a grid of 24 with a line of 1.8, so that they sit well beside 14 px text.
const SHAPES = {
  dashboard: <path d="M4 4h7v9H4zM13 4h7v5h-7zM13 12h7v8h-7zM4 16h7v4H4z" />,
  accounts: <path d="M4 20V6l8-3v17M12 9h8v11M3 20h18M7 9h2M7 13h2M15 13h2M15 16h2" />,
  quotes: <path d="M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h5" />,
  binders: <path d="M6 3h12v18l-6-4-6 4zM9 8h6M9 12h6" />,
  policies: <path d="M6 3h9l4 4v14H6zM15 3v4h4M9 14l2 2 4-4.500" />,
  documents: <path d="M4 5h6l2 3h8v11H4zM8 13h8M8 16h5" />,
  tags: <path d="M4 4h8l8 8-8 8-8-8zM8.500 8.500h.1" />,
  inbox: <path d="M4 13l3-8h10l3 8v6H4zM4 13h5l1.5 3h3L15 13h5" />,
  claims: <path d="M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM12 8v5M12 16v.5" />,
  commissions: (
    <path d="M12 21a9 9 0 100-18 9 9 0 000 18zM8.5 15.500l7-7M9 9.500h.1M15 14.500h.1" />
  ),
  billing: <path d="M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2zM9 8h6M9 12h6M9 16h3" />,
  search: <path d="M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.5 15.500L20 20" />,
  sun: (
    <path d="M12 16a4 4 0 100-8 4 4 0 000 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.500M17.5 17.500L19 19M19 5l-1.5 1.500M6.5 17.500L5 19" />
  ),
  moon: <path d="M20 14.500A8.5 8.5 0 119.5 4a7 7 0 0010.5 10.500z" />,
  globe: (
    <path d="M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
  ),
  menu: <path d="M4 6h16M4 12h16M4 18h16" />,
  collapse: <path d="M20 4v16M15 12H4M9 7l-5 5 5 5" />,
  expand: <path d="M4 4v16M9 12h11M15 7l5 5-5 5" />,
  person: <path d="M12 12a4 4 0 100-8 4 4 0 000 8zM4 21c.5-4.5 3.5-6 8-6s7.5 1.5 8 6" />,
  people: (
    <path d="M9 11a3.500 3.500 0 100-7 3.500 3.500 0 000 7zM2.5 20c.4-4 2.500-5.500 6.500-5.500s6.100 1.500 6.500 5.500M15.5 4.300a3.500 3.500 0 010 6.400M18 14.800c2 .700 3.200 2.200 3.500 5.200" />
  ),
  teams: (
    <path d="M12 8a3 3 0 100-6 3 3 0 000 6zM5 22a3 3 0 100-6 3 3 0 000 6zM19 22a3 3 0 100-6 3 3 0 000 6zM12 8v5M12 13H5v3M12 13h7v3" />
  ),
  key: <path d="M8 16a4 4 0 100-8 4 4 0 000 8zM12 12h9v4M17 12v3" />,
  operations: <path d="M4 4h16v6H4zM4 14h16v6H4zM7.5 7h.5M7.5 17h.5M12 7h5M12 17h5" />,
  activity: <path d="M3 12h4l3-8 4 16 3-8h4" />,
  blocked: <path d="M12 21a9 9 0 100-18 9 9 0 000 18zM5.700 5.700l12.600 12.600" />,
  rates: <path d="M5 3h14v18H5zM8 7h8M8 12h.5M12 12h.5M15.5 12h.5M8 16h.5M12 16h.5M15.5 16h.5" />,
  presets: (
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 9a2 2 0 100-4 2 2 0 000 4zM9 19a2 2 0 100-4 2 2 0 000 4z" />
  ),
  coverages: <path d="M12 3v2M3 13a9 9 0 0118 0zM12 13v6a2 2 0 01-4 0" />,
  connectors: <path d="M9 3v6M15 3v6M6 9h12v3a6 6 0 01-12 0zM12 18v4" />,
  bell: <path d="M6 17V11a6 6 0 0112 0v6l1.5 1.500h-15zM10 21h4" />,
  settings: (
    <path d="M12 15a3 3 0 100-6 3 3 0 000 6zM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M18.400 5.600l-2.100 2.100M7.700 16.300l-2.100 2.100" />
  ),
  check: <path d="M5 12.500l4.5 4.500L19 7.5" />,
  cross: <path d="M6 6l12 12M18 6L6 18" />,
  dot: <path d="M12 14a2 2 0 100-4 2 2 0 000 4z" />,
  info: <path d="M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5M12 7.500v.5" />,
  warning: <path d="M12 4l9 16H3zM12 10v4.500M12 17v.5" />,
  arrow: <path d="M9 5l7 7-7 7" />,
  mail: <path d="M3 6h18v13H3zM3 7l9 7 9-7" />,
  hourglass: <path d="M6 3h12M6 21h12M8 3c0 5 4 6 4 9s-4 4-4 9M16 3c0 5-4 6-4 9s4 4 4 9" />,
  keyboard: <path d="M3 6h18v12H3zM7 10h.5M11 10h.5M15 10h.5M17 14h.5M7 14h7" />,
  logout: <path d="M14 4H5v16h9M10 12h11M17 8l4 4-4 4" />,
  plus: <path d="M12 5v14M5 12h14" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof SHAPES;

/** A picture beside a word; it says nothing that the word does not. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {SHAPES[name]}
    </svg>
  );
}

/** The palisade: five pointed stakes, one higher. */
export function Mark() {
  return (
    <svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true">
      <g fill="currentColor">
        <path d="M1 29V13l2.5-4L6 13v16z" />
        <path d="M7.5 29V13l2.5-4 2.5 4v16z" />
        <path d="M19.5 29V13l2.5-4 2.5 4v16z" />
        <path d="M26 29V13l2.5-4 2.5 4v16z" />
      </g>
      <path d="M13.25 29V7L16 2l2.75 5v22z" fill="var(--link)" />
    </svg>
  );
}
