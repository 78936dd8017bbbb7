/** Chapter 17: WebRTC. */
import { notOurs, type Requirement } from './requirement.ts';

const NONE = 'Nothing here uses WebRTC.';

export const webrtc: readonly Requirement[] = [
  notOurs('17.1.1', 'A TURN server reaches no internal addresses.', NONE),
  notOurs('17.1.2', 'A TURN server is not exhausted by many ports.', NONE),
  notOurs('17.2.1', 'The key of a media server’s certificate is its own.', NONE),
  notOurs('17.2.2', 'A media server uses strong suites.', NONE),
  notOurs('17.2.3', 'A media server checks who sends media.', NONE),
  notOurs('17.2.4', 'A media server survives packets of a wrong form.', NONE),
  notOurs('17.2.5', 'A media server survives a flood of packets.', NONE),
  notOurs('17.2.6', 'A media server has not the race at the beginning of DTLS.', NONE),
  notOurs('17.2.7', 'A recording survives a flood of packets.', NONE),
  notOurs('17.2.8', 'A certificate is compared with its announced fingerprint.', NONE),
  notOurs('17.3.1', 'A signalling server survives a flood.', NONE),
  notOurs('17.3.2', 'A signalling server survives messages of a wrong form.', NONE),
];
