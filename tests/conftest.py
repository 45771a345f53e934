"""What all tests share: the same examples each time, as many as two small cores bear."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "build",
    max_examples=12,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("long", settings.get_profile("build"), max_examples=500, derandomize=False)
settings.load_profile("build")
