import { literal, multiPassage, crossLanguage, paraphrase, unanswerable, type BenchQuestion } from '../question.ts';

export const travelTariffEn: readonly BenchQuestion[] = [
  literal(
    'What is the minimum premium for a single trip?',
    ['The minimum premium is £9.50 for a single trip and £39.00 for an annual policy'],
    ['9.50'],
  ),
  literal('How many days is the longest single trip?', ['The longest single trip is 62 days'], ['62']),
  literal(
    'How many days of winter sports do annual policies under Premier include?',
    ['Annual policies under Premier include 17 days of winter sports'],
    ['17'],
  ),
  literal(
    'What is the premium of a family policy?',
    ['The premium of a family policy is 2.1 times that of one adult'],
    ['2.1'],
  ),
  literal(
    'What does the winter sports extension cost?',
    ['The winter sports extension costs 40 % of the premium, at least £12.00'],
    ['40', '12.00'],
  ),
  literal(
    'What does the adventure extension cost a day?',
    ['The adventure extension costs £2.80 a day, at least £14.00'],
    ['2.80'],
  ),
  literal(
    'What does business equipment cost under an annual policy?',
    ['Business equipment up to £1,500 costs £11.20 a trip, and £34.00 a year'],
    ['34.00'],
  ),
  literal(
    'What does the excess waiver cost under Basic?',
    ['The excess waiver costs 18 % of the premium under Basic and 11 % under Plus'],
    ['18'],
  ),
  literal(
    'What does the cruise extension cost for trips up to 15 days?',
    ['Cruises need the cruise extension: £19.00 for trips up to 15 days'],
    ['19.00'],
  ),
  literal('How high is the discount for couples?', ['receive a discount for couples of 8 %'], ['8']),
  literal('What discount do groups of at least 25 persons receive?', ['groups of at least 25 persons 15 %'], ['15']),
  literal('How high is the loyalty discount?', ['the loyalty discount is 5 %'], ['5']),
  literal(
    'In how many instalments may annual policies be paid?',
    ['Annual policies may be paid in 10 instalments with a charge of 6 %'],
    ['10', '6'],
  ),
  literal(
    'What does a duplicate of the schedule on paper cost?',
    ['A duplicate of the schedule on paper costs £4'],
    ['4'],
  ),
  literal('Do residents of Jersey pay insurance premium tax?', [
    'Residents of Jersey and Guernsey pay no insurance premium tax',
  ]),
  literal(
    'How many days before it is used do you announce a new tariff?',
    ['We announce a new tariff at least 45 days before it is used'],
    ['45'],
  ),
  paraphrase('My kids come along. Do they cost anything extra with the middle plan?', [
    'Children who travel with an insured adult are insured free of charge under Plus and Premier',
  ]),
  paraphrase('Does my seventy-year-old father make it more expensive for me?', [
    'The age of the oldest traveller does not count for the others',
  ]),
  paraphrase('Can two reductions be combined?', ['Discounts are not added up: the highest one applies']),
  multiPassage(
    'What does the winter sports extension cost, and up to what limit is hired winter sports equipment insured?',
    ['The winter sports extension costs 40 % of the premium', 'hired equipment is insured up to £300'],
    ['40', '300'],
  ),
  crossLanguage('de', 'Wie hoch ist der Rabatt für Paare?', ['receive a discount for couples of 8 %'], ['8']),
  unanswerable('How often is the newsletter with promotional codes sent?'),
  unanswerable('What share of the premium goes to the reinsurer?'),
  unanswerable('In which city is the tariff printed?'),
  unanswerable('How is the medical screening carried out by telephone?'),
  literal('At most how many steps of the cancellation limit can be bought?', ['At most six steps can be bought']),
  literal(
    'What does each step of the cancellation limit cost for Region B?',
    ['Each step costs £6.40 for Region A, £7.90 for Region B'],
    ['7.90'],
  ),
  literal('How many children does a family policy cover?', [
    'A family policy covers two adults and up to six children of one household',
  ]),
  literal(
    'How much does the cruise extension pay for each missed port?',
    ['It insures missed ports with £75 for each port'],
    ['75'],
  ),
  literal(
    'How much of an annual policy do you refund in months 4 to 6?',
    ['we refund 60 % in the first 3 months, 40 % in months 4 to 6'],
    ['40'],
  ),
  literal('To what is the result of the premium rounded?', ['Round the result to the nearest ten pence']),
  literal(
    'What discount is given to groups of at least 10 persons?',
    ['Groups of at least 10 persons receive 12 %'],
    ['12'],
  ),
  literal(
    'What share of the adult premium does a child pay under Basic?',
    ['Under Basic a child pays 50 % of the adult premium before the age factor'],
    ['50'],
  ),
  unanswerable('How many customers have an annual policy?'),
  unanswerable('Which bank handles the card payments?'),
  unanswerable('How many questions does the medical screening ask?'),
  unanswerable('Which cruise lines call at the most ports?'),
  unanswerable('What was the premium of the year before?'),
  unanswerable('How do I prove that we live in one household?'),
];
