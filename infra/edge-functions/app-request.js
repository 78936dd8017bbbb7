/**
 * CloudFront function (cloudfront-js-2.0) of the app and the customer portal: every path of theirs is the same document; its
 * router reads the address.
 */
function handler(event) {
  const request = event.request;
  const isPortal = request.uri === '/portal' || request.uri.startsWith('/portal/');
  request.uri = isPortal ? '/portal/index.html' : '/index.html';
  return request;
}
