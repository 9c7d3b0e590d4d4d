import { namedInsureds } from './named-insureds';

const INSURED = {
  businessName: 'Łódź Dental',
  address1: '1 Main Street',
  city: 'Reno',
  zipCode: '89501',
  naicsCode: '621210',
};

it('names them with an id each, and with what was left out', async () => {
  const left = { address2: null, state: null, naicsDescription: null };
  const id = expect.any(String) as string;
  expect(await namedInsureds([INSURED])).toEqual([{ ...INSURED, ...left, id }]);
});

it('refuses the first whose name cannot be printed', async () => {
  const naming = namedInsureds([INSURED, { ...INSURED, businessName: 'חברה' }]);
  const pointer = '/additionalInsureds/1/businessName';
  const detail = 'Additional insured contains a letter that cannot be printed: ח (U+05D7).';
  await expect(naming).rejects.toMatchObject({
    status: 422,
    code: 'LETTER_NOT_PRINTED',
    errors: [{ pointer, detail }],
  });
});
