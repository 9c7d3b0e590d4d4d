import { Advice } from '../advice.mjs';

/** What the calls of a tag are about: one sentence a tag, over all services. */
const WORDS = {
  // account
  'account details':
    'Facts of a client, who answers for them, and whom its policies are written to.',
  questions: 'The security questions, and the one set of answers of each client.',
  tags: 'Words by which agencies sort their accounts.',
  'agents of accounts': 'Which agency, agent and team serve an account.',
  'standing of accounts': 'Accounts that are declined, lost, taken back or deleted.',
  agencies: 'Agencies: how they present themselves, and the terms on which they sell.',
  'partner profiles': 'What is kept of partners, and which agencies and accounts belong to them.',
  notes: 'What people note of an account.',
  accounts: 'Insured companies, and how each came to be known.',
  addresses: 'Addresses as the post writes them.',
  licenses: 'Licences of agencies and their surplus lines brokers, by state.',
  companies: 'The firmographic directory that new accounts are made of.',
  industries: 'Industry codes.',
  logos: 'Logos of agencies.',
  'bulk uploads': 'Files of accounts.',
  risk: 'What is known of the risk of an account or of its industry.',
  states: 'States and nations that an address may name.',
  messages: 'Mails that came in for the underwriters.',
  submissions: 'Business that is sent in, and what becomes of it.',
  'sales leads': 'Clients as the sales people follow them, and what these note of them.',
  feedback: 'What people say of the platform.',
  activity:
    'What was done to the clients, quotes, policies, invoices and claims that a caller sees.',
  // auth
  partners:
    'Carriers, re-insurers, aggregators, processors, vendors and clusters as organisations.',
  'blacklisted domains': 'Mail domains under which nobody is invited.',
  'account links': 'Which accounts a person works for, and which are favourites.',
  'own things': "A person's own saved searches, preferences and notifications.",
  reports: 'Lists that a person has mailed each week or month.',
  'machine callers': 'API keys, and tokens for programs (OAuth 2 client credentials).',
  demo: 'The people of the demo data.',
  users: 'The people of an organisation.',
  'entering accounts':
    "Staff at work in somebody else's account, and people with several accounts.",
  keys: 'The public keys that access tokens are verified by.',
  'second factor': 'Authenticator app, mail or text message beside the password.',
  passwords: 'Passwords: their rules, and how one is reset.',
  sessions: 'Signing in and out, and where one is signed in.',
  'sign-up': 'Invitations, and the accounts that are opened by them.',
  pictures: 'Pictures of people.',
  roles: 'Roles and what they permit.',
  'single sign-on': "Signing in at an organisation's own identity provider.",
  teams: 'Teams, which divide the work of an organisation.',
  'one-time codes': 'Mailed links that open one quote or policy by a code, without a login.',
  // policy
  excess: 'Policies that stand above another policy of the insured.',
  programs: 'Programs of agencies, and the policies in them.',
  'papers of policies': 'Where the document of a policy is, and its invoice printed anew.',
  // quote
  'quote figures': 'What the quotes that a caller sees add up to.',
  quotes: 'Quotes from the draft to what became of them.',
  indications: 'Prices of risks that are not quoted yet, one at a time or in batches.',
  'quote notes': 'What people note of a quote.',
  carts: 'Up to five variations of a quote for one account.',
  policyholders: 'Who is to sign, and what is sent there.',
  underwriting: 'What underwriters decide: terms, fees, schedule rating, release, decline.',
  referrals: 'How a quote comes before an underwriter.',
  signatures: 'Requests for signatures, and attestations of the application and of notices.',
  'tool prices': 'What security tools take off the premium of a quote.',
  'specified events': 'Known events that the cover of a quote leaves out.',
  'prime 250': 'The calls of the Prime 250 family, beside those of any quote.',
  subjectivities: 'Conditions that must be met before or after a quote is bound.',
  binding: 'Binding a quote, and taking that back.',
  closing: 'Quotes that end, and how they come back.',
  statuses: 'The statuses of quotes by their names in lists.',
  'endorsement quotes': 'Quotes that change a policy in force.',
  'renewal quotes': 'Quotes that follow a policy from its end.',
  // rater
  calculator: 'What a risk costs, step by step.',
  carriers: 'On whose paper a product is written, by state.',
  rules: 'What may be bought, by product, state and industry.',
  jobs: 'Work that takes longer than a call.',
  presets: 'Ready-made choices of coverages.',
  'rate books': 'Versions of the tables that premiums are computed from.',
  // policy
  'policy figures': 'What the policies that a caller sees add up to, and what of it is earned.',
  vocabulary: 'Reasons and statuses that forms offer.',
  binders: 'Bound quotes, and what their issue waits for.',
  cancellations: 'Cancelling a policy, its notice, and how either is undone.',
  reinstatement: 'What has a policy back that was cancelled for non-payment.',
  voiding: 'Policies that were issued in error: two people make them void.',
  'extended reporting': 'More time to report to policies that have ended: offered, and bought.',
  renewals: 'The last days of a policy: what follows it, and what ends it.',
  'broker of record': 'The agency that an insured names, and the days of the one before.',
  certificates: 'What others are told that a policy covers, and whether it still holds.',
  endorsements: 'Changes of a policy that cost nothing, and the last change taken back.',
  PrimeCloud: 'PrimeCloud policies, and the connected cloud services that each names.',
  revisions: 'What a policy said, when, and what was known then.',
  policies: 'Issued policies.',
  treaties: 'What carriers cede to reinsurers: the treaties, and what went by them.',
  // billing
  billing: 'Transactions and invoices as lists.',
  invoices: 'What is due, and for what.',
  payments: 'Paying, and saved ways to pay.',
  'unapplied cash':
    'Money that was received and fits no invoice: transferred to another, or refunded.',
  transactions: 'Money as it came in, for bookkeepers.',
  'payment processor': 'How a payer comes into the payment portal.',
  'payment portal': 'The sandbox of the payment processor.',
  'premium finance': 'Premiums that a financer pays in advance.',
  'agency bills': 'Invoices that an agency collects.',
  'billing contacts': 'Who hears of invoices.',
  // commissions
  commissions: 'What an agency earns from each policy.',
  statements: 'What agencies are paid, month by month.',
  // docs
  forms: 'The library of forms: editions, types, papers, and which form goes with what.',
  documents: 'Printed documents.',
  signing: 'The signature under an application.',
  // claims
  claims: 'Claims as insureds and agencies tell of them.',
  'claims files': 'Claims as handlers work on them.',
  'claim notes': 'What handlers and vendors note of claims.',
  'claims diary': 'What is to be done of claims, and by when.',
  'loss runs': 'The claims of a client as they stood on a day.',
  'claims vendors': 'What vendors do for claims, and on what terms.',
  'claims figures': 'How losses develop, and how claims are worked on.',
  // connectors
  connectors:
    'Security tools of accounts: what is connected, what was read of it, and what would raise the score.',
  webhooks: 'Addresses that are told of events.',
  // gateway
  home: 'What the console shows first, in one call.',
  search: 'Clients, quotes, policies, claims and people by what a person types.',
  'API activity': 'Calls that were made with API keys.',
  flags: 'Features that are switched on or off.',
  'live events': 'What has just happened, as it happens.',
  locales: 'Texts of the console.',
  operations: 'How the services stand, and what is stuck in them.',
  sandbox: 'Agencies with a clock of their own.',
  status: 'Which version runs where, and known trouble.',
};

/** The tags of a document's calls, in the order of the list above. */
export function tagsOf({ paths }) {
  const operations = Object.values(paths).flatMap((item) => Object.values(item));
  const used = new Set(operations.flatMap(({ tags }) => tags));
  const unknown = [...used].filter((tag) => !(tag in WORDS));
  if (unknown.length) {
    throw new Advice(`No words for the tag ${unknown.join()}.`, 'edit tools/generate/tags.mjs');
  }
  return Object.entries(WORDS)
    .filter(([name]) => used.has(name))
    .map(([name, description]) => ({ name, description }));
}
