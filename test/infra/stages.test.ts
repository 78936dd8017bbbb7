import { afterEach, describe, expect, it, vi } from 'vitest';
import { offeredContracts } from '../../infra/functions.ts';
import { appOrigin, getStage, mediaOrigin, Stage } from '../../infra/stages.ts';
import { stageNames } from '../../shared/model/stages.ts';

const ports = { port: 4_000, mediaPort: 4_001 };

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('stages', () => {
  it('are all valid', () => {
    const parsed = stageNames.map((name) => getStage(name, name === 'local' ? ports : undefined).name);

    expect(parsed).toEqual(['dev', 'uat', 'preprod', 'prod', 'local']);
  });

  it('name what there is when one is unknown', () => {
    expect(() => getStage('production')).toThrow(
      'There is no stage "production". Stages are dev, uat, preprod, prod, local.',
    );
  });

  it('take ports on one machine and nowhere else', () => {
    expect(() => getStage('local')).toThrow('Ports belong to the stage "local"');
    expect(() => getStage('dev', ports)).toThrow('Ports belong to the stage "local"');
  });

  it('refuse settings that they do not know', () => {
    expect(Stage.safeParse({ ...getStage('dev'), hasOwnKeys: true }).success).toBe(false);
  });

  it('need no account for their templates and take the one that the command line found', () => {
    vi.stubEnv('CDK_DEFAULT_ACCOUNT', undefined);
    expect(getStage('dev').account).toBe('000000000000');

    vi.stubEnv('CDK_DEFAULT_ACCOUNT', '123456789012');
    expect(getStage('dev').account).toBe('123456789012');
    expect(getStage('local', ports).account).toBe('000000000000');
  });

  it('fake payment before preprod only', () => {
    const faking = stageNames.filter((name) =>
      offeredContracts(getStage(name, name === 'local' ? ports : undefined)).some((one) => one.name === 'fakePayment'),
    );

    expect(faking).toEqual(['dev', 'uat', 'local']);
  });

  it('serve the app and pictures from two origins', () => {
    expect([appOrigin(getStage('prod')), mediaOrigin(getStage('prod'))]).toEqual([
      'https://xpage.example',
      'https://media.xpage.example',
    ]);
    expect([appOrigin(getStage('local', ports)), mediaOrigin(getStage('local', ports))]).toEqual([
      'http://localhost:4000',
      'http://127.0.0.1:4001',
    ]);
  });
});
