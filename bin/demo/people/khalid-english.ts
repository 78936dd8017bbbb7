/** Khalid's page in English, in his own words. News are named by their place, the newest first. */
export const khalidEnglish: Readonly<Record<string, string>> = {
  'profile/displayName': 'Khalid Mansour',
  'profile/title': 'Property adviser in Dubai',
  'profile/tagline': 'Your first home is a big decision. Let us take it calmly.',
  'profile/location': 'Dubai, United Arab Emirates',
  'profile/aboutMe':
    'For fifteen years I have helped families buy their first home in Dubai. I always begin with your budget and with the neighbourhood you want your children to grow up in; then I show you three homes, not thirty.\n\n' +
    'The first consultation is free and takes forty minutes. My fee is two per cent of the price of the home, and it is due only when you sign.',
  'profile/description':
    'Buying a first home is not a race. At our first meeting we work out together what you can pay each month without worry, then choose two or three neighbourhoods near school and work.\n\n' +
    'After that I visit the homes before you do and leave out those that are not worth your time. For each of the others you get a single page: the fair price, the yearly service charges, and what needs repair.',
  'features/f1/title': 'Fifteen years in Dubai',
  'features/f1/text': 'with families buying their first home',
  'features/f2/title': 'Three homes, not thirty',
  'features/f2/text': 'every viewing is worth your time',
  'features/f3/title': 'A fee only when you sign',
  'features/f3/text': 'and nothing before that',
  'offers/o1/title': 'First consultation',
  'offers/o1/price': 'free',
  'offers/o1/text':
    'Forty minutes about your budget and the neighbourhood that suits your family. You leave with clear next steps.',
  'offers/o2/title': 'Finding your first home',
  'offers/o2/price': '2% of the price',
  'offers/o2/text':
    'Three homes within your budget. I am with you for viewings, negotiation and financing until the key is in your hand.',
  'offers/o3/title': 'Review of the purchase contract',
  'offers/o3/price': 'AED 1,500',
  'offers/o3/text':
    'We read the contract clause by clause before you sign, and I put on one page what ought to be changed.',
  'assistant/name': 'Salem',
  'assistant/morning': 'Good morning! I answer your questions about Khalid’s work and his fees.',
  'assistant/afternoon': 'Good afternoon! I answer your questions about Khalid’s work and his fees.',
  'assistant/evening': 'Good evening! I answer your questions about Khalid’s work and his fees.',
  'assistant/standardReply': 'Khalid answers this one himself. Leave your name and number and he will call you.',
  'news/0/title': 'How do you compare service charges?',
  'news/0/text':
    'Service charges are paid every year for each square foot, and they differ a great deal from one building to the next. Before you compare prices, ask for the charges of the last three years: a building whose charges rise every year may cost you more than its neighbour.',
  'news/1/title': 'A new key in Arabian Ranches',
  'news/1/text':
    'A family of four got the key to their home this week, eleven weeks after our first meeting. We saw three homes and negotiated for the second.',
  'news/2/title': 'Three questions for a first viewing',
  'news/2/text':
    'When was the home built? Who lives above it? And how much was the electricity bill in August? The answer to the third question says more than any advertisement.',
  'products/0/title': 'Your first home in Dubai: the guide',
  'products/0/price': '75 dirhams',
  'products/0/summary': 'Sixty pages in Arabic, from the first budget to the key in your hand.',
  'products/0/description':
    'The guide puts all fees into one table and compares nine family neighbourhoods by schools, service charges and time on the road.\n\nA PDF that is brought up to date twice a year; you get the updates free of charge. If you work with me afterwards, its price comes off my fee.',
  'products/1/title': 'An independent inspection report',
  'products/1/price': '950 dirhams',
  'products/1/summary': 'I visit the home you have chosen and write down what the advert leaves out.',
  'products/1/description':
    'A visit of two hours, fifty photos at least, the water pressure measured, air conditioning and insulation checked. You have the report within three working days.\n\nIt includes an estimate of a fair price, compared with three recent sales in the same building.',
  'products/2/title': 'Home finance workshop',
  'products/2/price': '250 dirhams a family',
  'products/2/summary': 'One evening, eight families and every question about the loan.',
  'products/2/description':
    'We meet on the first Tuesday of each month, from seven to nine in the evening, at my office. Together we work out the monthly payment at three interest rates, and you leave with the list of papers that the bank wants.\n\nA seat is for two, and tea is on us.',
};
