import { routePatterns } from '../lib/routes.ts';
import type { LegalText } from './legal-page.tsx';

/** What is kept about whom, for how long, and why. */
export const privacy: LegalText = {
  title: 'Privacy policy',
  description: 'What XPage keeps about owners and visitors, for how long, and why.',
  path: routePatterns.privacy,
  effective: '1 January 2025',
  sections: [
    {
      title: 'In short',
      paragraphs: [
        'We keep what the service needs, say so, and delete it when it is no longer needed. We do not sell data and show no advertising.',
      ],
    },
    {
      title: 'If you own a page',
      paragraphs: [
        'We keep your name, e-mail address, language, country and time zone, what you put on your page, and your consent to the terms with its version and date. Your password is kept by a hosted identity service; we never see it.',
        'Your page, its contact details and its pictures are public once you go live. Pictures are stored without the place and camera data that phones write into them.',
        'Your page stands in our showcase only if you switch that on, and leaves it within a minute when you switch it off. If you connect Facebook and Instagram, we read your name there, the names of your pages and the handles of their Instagram accounts, keep those until you disconnect, and keep no key to your account there.',
      ],
    },
    {
      title: 'If you visit a page',
      paragraphs: [
        'We count visits without cookies for advertising and without following you to other sites. What you ask the assistant is kept together with its answer for 60 days, so that the owner can see what people want to know.',
        'If you leave your name and phone number, they go to the owner of that page, who asked for them and may call you. The owner keeps them until deleting them.',
        'If you join the waiting list, we keep your e-mail address and language until you leave the list, or for a week if you do not confirm.',
      ],
    },
    {
      title: 'Who works for us',
      paragraphs: [
        'The service runs on Amazon Web Services. Questions are answered by a language model there; what you write is not used to train it. When you have the background of a picture removed, a model in the United States works on that picture. When you add a language to your page, the same language model translates its texts. A phone number that you give for alerts goes to the carrier, or to WhatsApp, that delivers them. Card details go straight to the payment provider and never to us.',
      ],
    },
    {
      title: 'How long',
      paragraphs: [
        'Conversations: 60 days. Leads: until the owner deletes them. Accounts that are not used for 90 days are deleted. Backups of a deactivated account: up to 12 months.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'You can see, correct, take with you and delete what we keep about you, and object to its use. If you visited a page, its owner can delete your conversation and your details. You can also complain to the data protection authority of your country.',
      ],
    },
  ],
};
