/**
 * CloudFront function (cloudfront-js-2.0) of the API: says who the viewer is. What the viewer itself says about that is
 * overwritten or dropped, because the calls trust these headers.
 */
function handler(event) {
  const request = event.request;
  const headers = request.headers;
  const country = headers['cloudfront-viewer-country'];
  headers['x-viewer-address'] = { value: event.viewer.ip };
  delete headers['x-viewer-country'];
  if (country) headers['x-viewer-country'] = { value: country.value };
  return request;
}
