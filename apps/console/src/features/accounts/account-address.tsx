import { addressLines, type Address } from '@palisade/kernel';

/** An address as it is written in its own country, one line below the other. */
export function AccountAddress({ account }: { account: Address }) {
  return (
    <>
      {addressLines(account).map((line, index) => (
        <div key={index}>{line}</div>
      ))}
    </>
  );
}
