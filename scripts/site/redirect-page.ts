/**
 * A page that redirects, for hosts without redirects. Query and fragment are kept where scripts run.
 * @param base the site's root as seen from the page
 * @param to the target, from the site's root
 * @param canonical the address for search engines
 */
export const redirectPage = (base: string, to: string, policy: string, canonical = to): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<base href="${base}">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Moved - Penknife</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<script src="redirect.js" data-to="${to}"></script>
<meta http-equiv="refresh" content="0;url=${to}">
</head>
<body><a href="${to}">${to}</a></body>
</html>
`;
