import { describe, expect, test } from 'vitest';
import {
  asksName,
  countedIn,
  counts,
  showsName,
  showsPlace,
  tellsLength,
} from '../../../../infra/local/engines/bedrock/asked-for.ts';
import { termsOfText } from '../../../../infra/local/engines/bedrock/words.ts';

const isCounted = (question: string, statement: string) => counts(statement, countedIn(question) ?? '');

describe('what a question counts', () => {
  test.each([
    ['How many working days does a repair take?', 'A repair takes 7 working days on average.'],
    ['How many grams do three beans mean?', 'Three beans mean 11 g.'],
    ['How many litres does the tray hold?', 'Drip tray with float, 0.6 litres.'],
    ['How many children does a policy cover?', 'It covers two adults and up to six children.'],
    ['How many seats are there?', 'Seats: 24.'],
    ['Nach wie vielen Kilometern wird das Öl gewechselt?', 'Alle 5.000 Kilometer oder einmal im Jahr.'],
    ['Innerhalb von wie vielen Tagen?', 'Innerhalb von fünf Tagen.'],
    ['Ab wie vielen Tagen?', 'Wenn sie länger als 60 Tage unbewohnt bleibt.'],
    ['水箱容量是多少公升?', '水箱,容量4.5公升。'],
    ['幾多歲以下兒童不可操作?', '八歲以下兒童不可操作本機。'],
    ['เบี้ยต้องชำระภายในกี่วัน', 'เบี้ยต้องชำระภายใน 15 วัน'],
  ])('stands beside a figure: %s', (question, statement) => {
    expect(isCounted(question, statement)).toBe(true);
  });

  test.each([
    ['How many customers have an annual policy?', 'Customer desk: +44 20 7946 0112.'],
    ['How many customers have an annual policy?', 'A policy covers any number of trips in twelve months.'],
    ['Wie viele Mitglieder hat der Verein?', 'Der Verein antwortet seinen Mitgliedern in 10 Tagen.'],
    ['公司有多少名員工?', '公司地址是海堤道28號。'],
    ['บริษัทมีพนักงานกี่คน', 'บริษัทตอบภายใน 7 วันทำการ'],
  ])('is not any figure: %s', (question, statement) => {
    expect(isCounted(question, statement)).toBe(false);
  });

  test.each(['How much does it cost?', '多少錢一小時?', 'คืออะไร', 'Wie heißt das?', 'How many?'])(
    'is nothing in %s',
    (question) => {
      expect(countedIn(question)).toBeNull();
    },
  );
});

describe('a name', () => {
  test.each([
    ['What is the name of the Complaints Officer?', true],
    ["What's your name?", true],
    ['Wie heißt der Ombudsmann?', true],
    ['ما اسم المدير؟', true],
    ['師傅叫甚麼名字?', true],
    ['ทนายความชื่ออะไร', true],
    ['Is the schedule in the name of my partner?', false],
    ['Who wrote it?', false],
  ])('is asked for by %s: %s', (question, isAsked) => {
    expect(asksName(question)).toBe(isAsked);
  });

  test.each([
    ['My name is Mara.', true],
    ['Der Ombudsmann heißt Jan Roth.', true],
    ['Write to the Complaints Officer, 14 Quay Terrace.', false],
    ['รายชื่ออู่ในเครืออยู่บนเว็บไซต์', false],
    ['ผู้ขับขี่ที่ระบุชื่อในตาราง', false],
  ])('is told by a word that says so: %s', (statement, isTold) => {
    expect(showsName(statement, termsOfText(statement))).toBe(isTold);
  });
});

describe('how long something is', () => {
  test.each([
    ['How long does a repair take?', 'A repair takes 7 working days.', true],
    ['How long is the cable?', 'Length of the cable | 1.1 m', true],
    ['How long have you been there?', 'I have been there since 2012.', true],
    ['Wie lange gilt er?', 'Er gilt längstens zwei Monate.', true],
    ['How long is the hose?', 'Milk foam with the CR-40 M: attach the hose.', false],
    ['How long is the hose?', 'Put the hose into cold milk at 4 to 8 °C.', false],
    ['What does it cost?', 'It is free.', true],
  ])('%s is told by %s: %s', (question, statement, isTold) => {
    expect(tellsLength(question, statement)).toBe(isTold);
  });
});

test.each([
  ['My office is in Lyon.', true],
  ['Register at example.com/register.', true],
  ['Kastanienallee 8, 38102 Oststedt', true],
  ['A repair in the workshop takes 7 working days.', false],
])('a place is shown by %s: %s', (statement, isShown) => {
  expect(showsPlace(statement, termsOfText(statement))).toBe(isShown);
});
