import { expect, test } from 'vitest';
import { findFunctions } from '../../../bin/build/find-functions.ts';
import { makeHouse } from './house.ts';

test('each convention of the house names its functions', () => {
  const rootDir = makeHouse({
    'functions/calls/account/index.ts': '',
    'functions/calls/assistant/index.ts': '',
    'functions/calls/assistant/stream.ts': '',
    'functions/calls/account/login.ts': '',
    'functions/jobs/publish-page/index.ts': '',
    'functions/edge/page-fallback/index.ts': '',
    'functions/kit/index.ts': '',
  });

  const functions = findFunctions(rootDir);

  expect(functions).toEqual([
    { name: 'account', entry: 'functions/calls/account/index.ts' },
    { name: 'assistant', entry: 'functions/calls/assistant/index.ts' },
    { name: 'assistant-stream', entry: 'functions/calls/assistant/stream.ts' },
    { name: 'edge-page-fallback', entry: 'functions/edge/page-fallback/index.ts' },
    { name: 'job-publish-page', entry: 'functions/jobs/publish-page/index.ts' },
  ]);
});

test('a folder that has no entry file yet is no function', () => {
  const rootDir = makeHouse({ 'functions/calls/account/index.ts': '', 'functions/calls/agent/get-agent.ts': '' });

  expect(findFunctions(rootDir).map(({ name }) => name)).toEqual(['account']);
});

test('two entry files with one name are refused, both named', () => {
  const rootDir = makeHouse({ 'functions/calls/chat/stream.ts': '', 'functions/calls/chat-stream/index.ts': '' });

  expect(() => findFunctions(rootDir)).toThrow(/chat(-stream)?\/.*and.*chat(-stream)?\/.*named chat-stream/);
});

test('a root without functions is refused', () => {
  const rootDir = makeHouse({ 'shared/model.ts': '' });

  expect(() => findFunctions(rootDir)).toThrow('No function found');
});
