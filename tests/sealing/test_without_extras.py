"""Without the extra's libraries the service works as before, and says so where sealing is asked for."""

import subprocess
import sys

SCRIPT = """
import sys

# None in place of a module: the library is found nowhere, and to import it fails.
sys.modules.update(dict.fromkeys(("joserfc", "cbor2", "cryptography", "redis")))
from gavel.http.app import create_app
from gavel.http.settings import Settings

client = create_app(Settings()).test_client()
position = client.post("/v1/games/for-sale/setup", json={"players": ["ann", "bob", "cy"]})
assert position.status_code == 200, position.data
for operation in ("setup", "actions", "views", "merges", "seats", "unseal", "receipts", "heads"):
    answer = client.post(f"/v1/games/for-sale/sealed/{operation}", json={})
    assert (answer.status_code, answer.json["type"]) == (404, "/problems/not-found"), answer.data
keys = client.get("/v1/keys")
assert (keys.status_code, keys.json["type"]) == (501, "/problems/sealing-not-configured"), keys.data
assert "/sealed/" not in client.get("/openapi.json").text
try:
    create_app(Settings(keys="keys.json"))
except ValueError as error:
    print(error)
"""


def test_a_service_without_the_libraries_of_sealing_works_as_before() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)
    assert 'needs the extra "sealing"' in done.stdout
