import type { LegalText } from '../legal-text.ts';

/** What stands against attacks, in words for everyone (docs/threats.md), and how weaknesses are reported. */
export const security: LegalText<'security'> = {
  id: 'security',
  short: [
    'Data is encrypted on its way and where it lies.',
    'Everyone, our own staff included, can reach only what they need.',
    'If you find a weakness, tell us. We thank you and do not go after you.',
  ],
  sections: [
    {
      id: 'place',
      title: 'Where the service runs',
      blocks: [
        'X-ID, XPage and ProductTalk run on Amazon Web Services in the European Union (Frankfurt). Pages are delivered by servers near their visitors. Each environment, such as testing and production, is apart from the others.',
      ],
    },
    {
      id: 'encryption',
      title: 'Encryption',
      blocks: [
        'All connections use TLS, and browsers are told to use nothing else. Databases, files, queues, secrets and backups are encrypted where they lie. Keys are kept in a key service and are changed regularly.',
        'Requests of our own apps are also signed, so that each belongs to one browser and one moment.',
      ],
    },
    {
      id: 'access',
      title: 'Sign-in and access',
      products: ['X-ID'],
      blocks: [
        'Passwords are kept by a hosted identity service; we never see them. We offer passkeys, a second factor, and an app lock with PIN or fingerprint. After several wrong tries sign-in is locked. You can see where you are signed in and sign out everywhere.',
        'Staff sign in with a second factor. To open an account they need a reason; it stays open for a short time; and each look is recorded where you can read it. They see no passwords, no card details and no conversations.',
      ],
    },
    {
      id: 'walls',
      title: 'Walls between customers',
      products: ['XPage', 'ProductTalk'],
      blocks: [
        'Every request is checked for whom it comes from and what it may reach. A company’s documents are searched only for that company, and what is found is checked once more before it is used in an answer. The language model has no tools; whatever it writes is treated as text.',
        'Files are checked for what they really are. Pictures are drawn anew, without hidden data, and stand on a host of their own.',
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      products: ['X-ID'],
      blocks: [
        'Card numbers are typed into the payment provider’s own fields and never reach our servers. What a provider tells us is verified before anything happens.',
      ],
    },
    {
      id: 'resilience',
      title: 'Backups and failures',
      blocks: [
        'Databases are backed up every day and can be restored to any recent moment. Backups are kept for up to {{backupMonths}} months. After a restore, what people had deleted is deleted again. The service is watched around the clock by automatic alarms.',
      ],
    },
    {
      id: 'development',
      title: 'How we build',
      blocks: [
        'Every change is reviewed by automatic checks before it goes live: of types, of rights, of known attacks, and of the whole system under attack. Permissions follow from what a piece of code declares that it needs.',
      ],
    },
    {
      id: 'you',
      title: 'What you can do',
      blocks: [
        {
          points: [
            'Use a long password that you use nowhere else, or a passkey.',
            'Switch on the second factor.',
            'Look at your sign-ins now and then.',
            'Never give anyone a code. We do not ask for it.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Reporting a weakness',
      blocks: [
        'Write to <mail>{{securityEmail}}</mail> with what you found and how it can be repeated. We answer within the times for critical matters in the <sla>service level agreement</sla>, and keep you informed.',
        'We do not take legal steps against people who act in good faith and keep to this:',
        {
          points: [
            'Use only your own accounts and data. Stop when you see somebody else’s.',
            'Do not disturb the service, and do not deceive people.',
            'Do not keep or pass on data of others.',
            'Give us a reasonable time to mend it before you speak about it.',
          ],
        },
        'We pay no rewards at present.',
      ],
    },
    {
      id: 'breach',
      title: 'If something happens',
      blocks: [
        'If personal data is affected, we find out what happened, stop it, and tell the authority and the people concerned as the law says. Owners and companies whose data it is hear from us without undue delay.',
      ],
    },
  ],
  changes: { '2025-01-01': ['This is the first version.'] },
};
