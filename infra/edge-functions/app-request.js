/** CloudFront function (cloudfront-js-2.0) of the app: every path of it is the same document; its router reads the address. */
function handler(event) {
  const request = event.request;
  request.uri = '/index.html';
  return request;
}
