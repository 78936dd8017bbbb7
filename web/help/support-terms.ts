/** When support answers, how soon and where it is reached (shared/legal), as the help needs it. */
import { operator } from '../../shared/legal/operator.ts';
import { serviceConstants } from '../../shared/legal/service-constants.ts';

export {
  priorities,
  responseTimes,
  type ResponseTime,
  type ResponseTimes,
} from '../../shared/legal/service-constants.ts';

export const { support } = serviceConstants;
export const { supportEmail } = operator;
