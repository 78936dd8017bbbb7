import type { rekognitionVideo as contract } from '../../../shared/calls/insurance-catalogue.ts';
import { openApplication } from '../../domain/insurance/applications.ts';
import { checkPicture } from '../../domain/insurance/files/check-picture.ts';
import type { Handler } from '../../kit/call-group.ts';

export const rekognitionVideo: Handler<typeof contract> = async ({ fileId, ...opened }, { now }) =>
  checkPicture(await openApplication(opened, now), fileId, 'video');
