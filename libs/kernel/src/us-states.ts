/** A US state, or the District of Columbia. */
export interface UsState {
  /** Two letters, as in an address. */
  readonly code: string;
  readonly name: string;
  /** Two digits of the federal code. */
  readonly fips: string;
  /** The state's main IANA zone, also where it lies in two. */
  readonly timeZone: string;
}

const state = (code: string, name: string, fips: string, timeZone: string): UsState => ({
  code,
  name,
  fips,
  timeZone,
});

/** The 50 states and DC in the order of their names. */
export const US_STATES: readonly UsState[] = [
  state('AL', 'Alabama', '01', 'America/Chicago'),
  state('AK', 'Alaska', '02', 'America/Anchorage'),
  state('AZ', 'Arizona', '04', 'America/Phoenix'),
  state('AR', 'Arkansas', '05', 'America/Chicago'),
  state('CA', 'California', '06', 'America/Los_Angeles'),
  state('CO', 'Colorado', '08', 'America/Denver'),
  state('CT', 'Connecticut', '09', 'America/New_York'),
  state('DE', 'Delaware', '10', 'America/New_York'),
  state('DC', 'District of Columbia', '11', 'America/New_York'),
  state('FL', 'Florida', '12', 'America/New_York'),
  state('GA', 'Georgia', '13', 'America/New_York'),
  state('HI', 'Hawaii', '15', 'Pacific/Honolulu'),
  state('ID', 'Idaho', '16', 'America/Boise'),
  state('IL', 'Illinois', '17', 'America/Chicago'),
  state('IN', 'Indiana', '18', 'America/Indiana/Indianapolis'),
  state('IA', 'Iowa', '19', 'America/Chicago'),
  state('KS', 'Kansas', '20', 'America/Chicago'),
  state('KY', 'Kentucky', '21', 'America/New_York'),
  state('LA', 'Louisiana', '22', 'America/Chicago'),
  state('ME', 'Maine', '23', 'America/New_York'),
  state('MD', 'Maryland', '24', 'America/New_York'),
  state('MA', 'Massachusetts', '25', 'America/New_York'),
  state('MI', 'Michigan', '26', 'America/Detroit'),
  state('MN', 'Minnesota', '27', 'America/Chicago'),
  state('MS', 'Mississippi', '28', 'America/Chicago'),
  state('MO', 'Missouri', '29', 'America/Chicago'),
  state('MT', 'Montana', '30', 'America/Denver'),
  state('NE', 'Nebraska', '31', 'America/Chicago'),
  state('NV', 'Nevada', '32', 'America/Los_Angeles'),
  state('NH', 'New Hampshire', '33', 'America/New_York'),
  state('NJ', 'New Jersey', '34', 'America/New_York'),
  state('NM', 'New Mexico', '35', 'America/Denver'),
  state('NY', 'New York', '36', 'America/New_York'),
  state('NC', 'North Carolina', '37', 'America/New_York'),
  state('ND', 'North Dakota', '38', 'America/Chicago'),
  state('OH', 'Ohio', '39', 'America/New_York'),
  state('OK', 'Oklahoma', '40', 'America/Chicago'),
  state('OR', 'Oregon', '41', 'America/Los_Angeles'),
  state('PA', 'Pennsylvania', '42', 'America/New_York'),
  state('RI', 'Rhode Island', '44', 'America/New_York'),
  state('SC', 'South Carolina', '45', 'America/New_York'),
  state('SD', 'South Dakota', '46', 'America/Chicago'),
  state('TN', 'Tennessee', '47', 'America/Chicago'),
  state('TX', 'Texas', '48', 'America/Chicago'),
  state('UT', 'Utah', '49', 'America/Denver'),
  state('VT', 'Vermont', '50', 'America/New_York'),
  state('VA', 'Virginia', '51', 'America/New_York'),
  state('WA', 'Washington', '53', 'America/Los_Angeles'),
  state('WV', 'West Virginia', '54', 'America/New_York'),
  state('WI', 'Wisconsin', '55', 'America/Chicago'),
  state('WY', 'Wyoming', '56', 'America/Denver'),
];

const BY_CODE = new Map(US_STATES.map((row) => [row.code, row]));

/** Whether a text is the code of a state or DC, in capital letters. */
export const isUsStateCode = (code: string): boolean => BY_CODE.has(code);

/** The state of a code; undefined for territories and anything else. */
export const usState = (code: string): UsState | undefined => BY_CODE.get(code);
