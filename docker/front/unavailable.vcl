# What a visitor reads when no instance answers and nobody has asked for the page before.
sub unavailable {
  set resp.http.cache-control = "no-store";
  set resp.http.retry-after = "10";
  set resp.http.x-content-type-options = "nosniff";
  set resp.http.content-security-policy = "default-src 'none'; style-src 'unsafe-inline'";
  if (req.url ~ "^/(?:api|auth/v1|rest/v1|functions/v1)/") {
    set resp.http.content-type = "application/json; charset=utf-8";
    set resp.body = """{"errors":[{"message":"The site cannot be reached for a moment. Please try again."}]}""";
    return (deliver);
  }
  set resp.http.content-type = "text/html; charset=utf-8";
  set resp.body = {"<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="10">
<title>Back in a moment | Alethia</title>
<style>
:root { color-scheme: dark }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 24px; box-sizing: border-box;
  background: #0b1220; color: #e8eef7; font: 18px/1.6 system-ui, sans-serif }
main { max-width: 34rem }
p { color: #b8c4d6 }
small { letter-spacing: .12em; text-transform: uppercase; color: #8fa3bf }
</style>
</head>
<body>
<main>
<small>Alethia</small>
<h1>Back in a moment</h1>
<p>This page cannot be shown right now. Nothing you sent earlier is lost. The page tries again by itself every ten seconds.</p>
</main>
</body>
</html>
"};
  return (deliver);
}
