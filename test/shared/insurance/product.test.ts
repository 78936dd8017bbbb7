import { describe, expect, test } from 'vitest';
import { holds, productOf } from '../../../shared/insurance/product.ts';
import { applicationOf, block, definitionWith, plainDefinition, today } from '../../kit/insurance/small-product.ts';

const isDog = { '===': [{ var: 'answer.species' }, 'dog'] };

const pets = plainDefinition({
  blocks: [
    block('pet', [
      { id: 'species', kind: 'choice', options: [{ id: 'dog' }, { id: 'cat' }] },
      {
        id: 'breed',
        kind: 'choice',
        options: [
          { id: 'pug', when: isDog },
          { id: 'manx', when: { '!': [isDog] } },
        ],
      },
      { id: 'muzzle', kind: 'yes-no', when: isDog, required: { '===': [{ var: 'answer.breed' }, 'pug'] } },
    ]),
    block('training', [{ id: 'school', kind: 'text' }], { when: isDog }),
  ],
});

const asked = (answer: Record<string, string | number | boolean>): string[] =>
  applicationOf(pets, { answer }).asked.map(({ question }) => question.id);

describe('what is asked', () => {
  test('questions and blocks whose condition does not hold are not', () => {
    expect(asked({ species: 'dog' })).toEqual(['species', 'breed', 'muzzle', 'school']);
    expect(asked({ species: 'cat' })).toEqual(['species', 'breed']);
    expect(asked({})).toEqual(['species', 'breed']);
  });

  test('options and whether an answer is needed follow from answers', () => {
    const ofDog = applicationOf(pets, { answer: { species: 'dog', breed: 'pug' } }).asked;
    const ofCat = applicationOf(pets, { answer: { species: 'cat' } }).asked;

    expect(ofDog[1]?.options).toEqual(['pug']);
    expect(ofDog[2]?.isRequired).toBe(true);
    expect(ofCat[1]?.options).toEqual(['manx']);
  });

  test('an answer to what is no longer asked counts for nothing, nor does one to what never was', () => {
    const { data } = applicationOf(pets, { answer: { species: 'cat', muzzle: true, school: 'x', price: 1 } });

    expect(data.answer).toEqual({ species: 'cat' });
  });

  test('a question by a name that every object has is not answered by itself', () => {
    const definition = plainDefinition({ blocks: [block('risk', [{ id: 'constructor', kind: 'text' }])] });

    expect(applicationOf(definition).asked[0]?.answer).toBeUndefined();
  });

  test('the same name about somebody else is another answer', () => {
    const definition = plainDefinition({
      blocks: [
        block('risk', [{ id: 'note', kind: 'text' }]),
        block('holder', [{ id: 'note', kind: 'text' }], { about: 'applicant' }),
      ],
    });
    const { data } = applicationOf(definition, { answer: { note: 'a' }, applicant: { note: 'b' } });

    expect([data.answer, data.applicant]).toEqual([{ note: 'a' }, { note: 'b' }]);
  });

  test('answers of the wrong kind leave what depends on them unasked, and break nothing', () => {
    const definition = plainDefinition({
      blocks: [
        block('trip', [
          { id: 'places', kind: 'choices', list: 'countries' },
          { id: 'visa', kind: 'yes-no', when: { in: ['US', { var: 'answer.places' }] } },
          { id: 'nights', kind: 'number', when: { '>': [{ var: 'answer.places' }, 3] } },
        ]),
      ],
      facts: [{ id: 'most', value: { max: [{ var: 'answer.places' }, 1] } }],
    });
    const application = applicationOf(definition, { answer: { places: 5 } });

    expect(application.asked.map(({ question }) => question.id)).toEqual(['places', 'nights']);
    expect(applicationOf(definition, { answer: { places: 'words' } }).data.fact).toEqual({ most: null });
  });
});

describe('of each insured person', () => {
  const family = plainDefinition({
    insured: { least: 1, most: 2 },
    blocks: [
      block(
        'people',
        [
          { id: 'birth', kind: 'date' },
          { id: 'relation', kind: 'choice', options: [{ id: 'self' }, { id: 'child' }] },
          { id: 'school', kind: 'text', when: { '===': [{ var: 'person.relation' }, 'child'] } },
        ],
        { about: 'insured' },
      ),
      block('work', [{ id: 'job', kind: 'text' }], {
        about: 'insured',
        when: { '===': [{ var: 'person.relation' }, 'self'] },
      }),
    ],
    personFacts: [
      { id: 'age', value: { age: [{ var: 'person.birth' }, { var: 'today' }, 2] } },
      { id: 'isChild', value: { '<': [{ var: 'person.age' }, 18] } },
    ],
    facts: [
      { id: 'children', value: { countPersons: [{ var: 'person.isChild' }] } },
      { id: 'rest', value: { '-': [{ size: [{ var: 'insured' }] }, { var: 'fact.children' }] } },
    ],
  });
  const two = [
    { relation: 'self', birth: '1990-01-01', school: 'x', job: 'pilot' },
    { relation: 'child', birth: '2020-01-01', school: 'y', job: 'none' },
  ];

  test('a block asks those whom it is about, with what they answered', () => {
    const { asked: all, data } = applicationOf(family, { insured: two });

    expect(all.map(({ question, person }) => `${question.id} ${String(person)}`)).toEqual([
      'birth 0',
      'relation 0',
      'birth 1',
      'relation 1',
      'school 1',
      'job 0',
    ]);
    expect(data.insured[0]).not.toHaveProperty('school');
    expect(data.insured[1]).not.toHaveProperty('job');
  });

  test('facts follow, each from those before it', () => {
    const { data } = applicationOf(family, { insured: two });

    expect(data.insured.map(({ age, isChild }) => [age, isChild])).toEqual([
      [36, false],
      [6, true],
    ]);
    expect(data.fact).toEqual({ children: 1, rest: 1 });
  });

  test('nobody beyond the most that can be insured counts', () => {
    expect(applicationOf(family, { insured: [...two, ...two] }).data.insured).toHaveLength(2);
  });
});

test('a plan can be asked for, once there is one', () => {
  const definition = plainDefinition({
    blocks: [block('more', [{ id: 'note', kind: 'text', when: { '===': [{ var: 'plan' }, 'standard'] } }])],
  });

  expect(applicationOf(definition).asked).toHaveLength(0);
  expect(applicationOf(definition, {}, { plan: 'standard' }).asked).toHaveLength(1);
});

test('a definition is made ready once', () => {
  const definition = definitionWith({});

  expect(productOf(definition)).toBe(productOf(definition));
  expect(productOf(definition)).not.toBe(productOf(definitionWith({})));
});

test('a condition holds when it is left out or true, and for nothing else that counts as true', () => {
  const product = productOf(plainDefinition());
  const data = applicationOf(plainDefinition()).data;

  expect([undefined, true, 1, 'true', [true], { var: 'today' }].map((when) => holds(product, when, data))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(data.today).toBe(today);
});
