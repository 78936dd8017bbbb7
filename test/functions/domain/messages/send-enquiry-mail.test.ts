import { describe, expect, test } from 'vitest';
import { sendEnquiryMail } from '../../../../functions/domain/messages/send-enquiry-mail.ts';
import '../../../kit/function-environment.ts';
import { useMails } from '../../../kit/mails.ts';

const { sent } = useMails();
const enquiry = {
  name: 'Mara',
  email: 'mara@example.com',
  company: '',
  people: 12,
  text: 'For our\r\nBcc: all@example.com',
};

describe('the mail of an enquiry', () => {
  test('goes to our own address alone, and its answer to who asked (T47)', async () => {
    await sendEnquiryMail(enquiry);

    expect(sent()).toMatchObject([
      { to: ['sales@xpage.example'], replyTo: ['mara@example.com'], subject: 'Enquiry about a team plan' },
    ]);
    expect(sent()[0]?.text).toContain('Mara (mara@example.com) asks about a team plan for 12 people.');
  });

  test.each(['a@b.example\r\nBcc: all@example.com', 'a@b.example\u2028x'])(
    'with a broken address is not sent: %j',
    async (email) => {
      await expect(sendEnquiryMail({ ...enquiry, email })).rejects.toThrow('line break');
      expect(sent()).toEqual([]);
    },
  );
});
