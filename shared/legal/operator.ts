/**
 * Who runs the service, as the legal documents name them. These are EXAMPLES: whoever deploys the service puts their own
 * details here before the first stage is open to the public, and sets `isExample` to false (docs/deploy.md).
 */
export const operator = {
  /** The legal notice says that the details are examples, as long as they are. */
  isExample: true as boolean,
  /** As it stands in the register of companies. */
  registeredName: 'XPage Example Limited',
  /** Number at Companies House. */
  companyNumber: '00000000',
  registeredIn: 'England and Wales',
  registeredOffice: '1 Example Street, London EX1 1EX, United Kingdom',
  vatNumber: 'GB 000 0000 00',
  directors: 'Alex Example',
  /** At the Information Commissioner's Office. */
  dataProtectionNumber: 'ZA000000',
  /** Article 27 GDPR: a company outside the European Union needs one in it. */
  euRepresentative: 'XPage Example Representative, 1 Example Square, Dublin, Ireland',
  supportEmail: 'support@xpage.example',
  privacyEmail: 'privacy@xpage.example',
  securityEmail: 'security@xpage.example',
  abuseEmail: 'abuse@xpage.example',
} as const;
