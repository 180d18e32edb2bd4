import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { processorTimeOf } from '../../tests/support/processor-time.ts';
import { deliveryReport } from '../../tests/support/raw-mail.ts';
import { readDeliveryReport } from './delivery-report.ts';

const id = '00000000-0000-4000-8000-000000000001';

async function read(mail: string) {
  return readDeliveryReport(await PostalMime.parse(mail, { forceRfc822Attachments: true }));
}

it('a delivery report says which mail did not arrive and why, without the address', async () => {
  expect(await read(deliveryReport(id))).toEqual({
    about: [id],
    hasFailed: true,
    reason: '550 5.1.1 … no such user',
  });
});

it('a delivery report with an endless reason is read soon', async () => {
  const reason = `smtp; 550 ${'x'.repeat(19_000)}`;
  const mail = deliveryReport(id).replace(/smtp;.*/, reason);
  const email = await PostalMime.parse(mail);
  expect(readDeliveryReport(email)?.reason).toHaveLength(300);
  expect(await processorTimeOf(() => readDeliveryReport(email))).toBeLessThan(50);
});
